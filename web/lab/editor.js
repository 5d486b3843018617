// The editor: CodeMirror, in a shadow tree, as its styles may only be adopted there.
import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  EditorView,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import api from "./api.json";

/** Marks an error's line; 0: none. @type {import("@codemirror/state").StateEffectType<number>} */
const markLine = StateEffect.define();

const faulty = Decoration.line({ class: "cm-faulty" });

/** The marked line; any change of the code removes the mark. */
const faults = StateField.define({
  create: () => Decoration.none,
  update(marks, transaction) {
    if (transaction.docChanged) return Decoration.none;
    for (const effect of transaction.effects) {
      if (!effect.is(markLine)) continue;
      const { doc } = transaction.state;
      const known = effect.value >= 1 && effect.value <= doc.lines;
      return known ? Decoration.set(faulty.range(doc.line(effect.value).from)) : Decoration.none;
    }
    return marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const highlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: "var(--accent)", fontWeight: "600" },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: "var(--mark)" },
  { tag: tags.comment, color: "var(--ink-2)", fontStyle: "italic" },
  { tag: tags.definition(tags.variableName), color: "var(--ink)", fontWeight: "600" },
]);

const theme = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--surface)" },
  "&.cm-focused": { outline: "2px solid var(--focus)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", fontSize: "var(--lab-size, 15px)" },
  ".cm-content": { caretColor: "var(--ink)", padding: "8px 0" },
  ".cm-gutters": {
    backgroundColor: "var(--surface)",
    borderRight: "1px solid var(--line)",
    color: "var(--ink-2)",
  },
  ".cm-activeLineGutter": { backgroundColor: "var(--accent-soft)", color: "var(--ink)" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--accent-soft)" },
  ".cm-faulty": { boxShadow: "inset 3px 0 var(--danger)", backgroundColor: "var(--accent-soft)" },
  ".cm-tooltip": { border: "1px solid var(--control)", backgroundColor: "var(--surface)" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--accent)",
    color: "var(--accent-ink)",
  },
});

/**
 * Replaces a selection. Browsers would use elements with a style, which the policy forbids.
 * @param {InputEvent} event
 * @param {EditorView} view
 */
function replaceSelection(event, view) {
  const { from, to } = view.state.selection.main;
  const { data, inputType } = event;
  if (inputType !== "insertText" || data === null || from === to || view.composing) return false;
  event.preventDefault();
  const insert = () =>
    view.state.update(view.state.replaceSelection(data), { userEvent: "input.type" });
  const handled = view.state
    .facet(EditorView.inputHandler)
    .some((handle) => handle(view, from, to, data, insert));
  if (!handled) view.dispatch(insert());
  return true;
}

/** What a board and the library offer. @type {import("@codemirror/autocomplete").CompletionSource} */
function complete(context) {
  const found = context.matchBefore(/\b\w+\.\w*$/);
  if (!found) return null;
  const [name, begun] = found.text.split(".");
  const names = /** @type {Record<string, string[]>} */ (api)[name];
  if (!names) return null;
  const options = names.map((it) => ({
    label: it.replace("()", ""),
    type: it.endsWith(")") ? "method" : "property",
  }));
  return { from: found.to - begun.length, options, validFor: /^\w*$/ };
}

/**
 * @param {ShadowRoot} root
 * @param {string} label its accessible name
 * @param {string} describedBy how to leave it with the keyboard
 * @param {(byUser: boolean) => void} changed
 */
export function makeEditor(root, label, describedBy, changed) {
  const listener = EditorView.updateListener.of((update) => {
    if (!update.docChanged) return;
    changed(
      update.transactions.some(
        (it) =>
          it.isUserEvent("input") ||
          it.isUserEvent("delete") ||
          it.isUserEvent("undo") ||
          it.isUserEvent("redo") ||
          it.isUserEvent("move"),
      ),
    );
  });
  const state = EditorState.create({
    extensions: [
      lineNumbers(),
      highlightActiveLineGutter(),
      history(),
      indentUnit.of("    "),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      python(),
      autocompletion({ override: [complete], icons: false }),
      syntaxHighlighting(highlight),
      faults,
      theme,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        "aria-label": label,
        "aria-description": describedBy,
        autocapitalize: "off",
        spellcheck: "false",
      }),
      keymap.of([
        { key: "Tab", run: acceptCompletion },
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        indentWithTab,
      ]),
      listener,
      EditorView.domEventHandlers({ beforeinput: replaceSelection }),
    ],
  });
  const view = new EditorView({ state, parent: root, root });
  return {
    text: () => view.state.doc.toString(),
    /** Replaces all of the code; undo takes that back. @param {string} text */
    replace(text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    /** Marks a line, and brings it into view. @param {number} line 0 for none */
    mark(line) {
      const known = line >= 1 && line <= view.state.doc.lines;
      const seen = known ? [EditorView.scrollIntoView(view.state.doc.line(line).from)] : [];
      view.dispatch({ effects: [markLine.of(line), ...seen] });
    },
    end: () => view.destroy(),
  };
}

/** @typedef {ReturnType<typeof makeEditor>} Editor */
