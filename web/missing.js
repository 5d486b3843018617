// The script of 404.html, which hosts show at every address without a file. A link whose "#" was
// escaped on its way is such an address: the script goes to the fragment. For all others the page
// says what is wrong, and looks for the app in the folders above, as it may be below any path.

(() => {
  const MOST = 8; // folders
  const asked = location.pathname + location.search;
  const at = location.pathname.indexOf("%23");
  if (at >= 0) {
    const rest = asked.slice(at + 3) + location.hash;
    return location.replace(`${location.origin}${asked.slice(0, at)}#${rest}`);
  }

  /** @type {NodeListOf<HTMLElement>} */
  const said = document.querySelectorAll("main [lang]");
  const known = [...said];
  const short = navigator.languages.map((it) => it.slice(0, 2).toLowerCase());
  const wish = short.find((it) => known.some(({ lang }) => lang === it)) ?? "en";
  for (const it of known) if (it.lang !== wish) it.remove();
  document.documentElement.lang = wish;
  for (const it of document.querySelectorAll("q")) it.textContent = location.pathname.slice(0, 200);

  /** Links to the app in the nearest folder. @param {string[]} folders */
  async function lead([folder, ...above]) {
    if (folder === undefined) return;
    const answer = await fetch(`${folder}manifest.webmanifest`, { method: "HEAD" }).catch(
      () => null,
    );
    if (!answer?.ok) return lead(above);
    for (const way of document.querySelectorAll("a")) {
      way.href = folder;
      way.hidden = false;
    }
  }

  const parts = location.pathname.split("/").slice(0, MOST);
  lead(parts.map((_, n) => `${location.origin}${parts.slice(0, parts.length - n).join("/")}/`));
})();
