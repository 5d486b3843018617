// The script of 404.html, which hosts show at every address without a file. If the "#" of a link
// was escaped on its way, the script goes to the fragment. Otherwise the page says what is wrong,
// and looks for the app in the folders above, as it may be below any path.

(() => {
  const MOST = 8; // folders
  const asked = location.pathname + location.search;
  const at = location.pathname.indexOf("%23");
  if (at >= 0) {
    const rest = asked.slice(at + 3) + location.hash;
    return location.replace(`${location.origin}${asked.slice(0, at)}#${rest}`);
  }

  /** @type {NodeListOf<HTMLElement>} */
  const texts = document.querySelectorAll("main [lang]");
  const known = [...texts];
  const preferred = navigator.languages.map((it) => it.slice(0, 2).toLowerCase());
  const language = preferred.find((it) => known.some(({ lang }) => lang === it)) ?? "en";
  for (const it of known) if (it.lang !== language) it.remove();
  document.documentElement.lang = language;
  for (const it of document.querySelectorAll("q")) it.textContent = location.pathname.slice(0, 200);

  /** Finds the app in the nearest folder, and links to it. @param {string[]} folders */
  async function findApp([folder, ...above]) {
    if (folder === undefined) return;
    const answer = await fetch(`${folder}manifest.webmanifest`, { method: "HEAD" }).catch(
      () => null,
    );
    if (!answer?.ok) return findApp(above);
    for (const link of document.querySelectorAll("a")) {
      link.href = folder;
      link.hidden = false;
    }
  }

  const parts = location.pathname.split("/").slice(0, MOST);
  findApp(parts.map((_, n) => `${location.origin}${parts.slice(0, parts.length - n).join("/")}/`));
})();
