// A link to a position leads on to the app at once, before anything of this page is seen.
if (/^#[!/%]/.test(location.hash)) {
  document.documentElement.hidden = true;
  location.replace(`{{root}}${location.hash}`);
}
