// Redirects a link to a position to the app, before anything of this page is seen.
if (/^#[!/%]/.test(location.hash)) {
  document.documentElement.hidden = true;
  location.replace(`{{root}}${location.hash}`);
}
