// Loads modules of web/ as tests want them: hands the query of a module on to those that it imports,
// and fills in what the build fills in, where the query has values for it.

/**
 * @param {string} specifier
 * @param {{ parentURL?: string }} context
 * @param {(specifier: string, context: object) => Promise<{ url: string }>} next
 */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const { search } = new URL(context.parentURL ?? "file:///");
  const ours = /\/web\/[^?]*$/.test(found.url) && !/\/(node_modules|tests)\//.test(found.url);
  return search.startsWith("?tab=") && ours ? { ...found, url: found.url + search } : found;
}

/**
 * @param {string} url
 * @param {object} context
 * @param {(url: string, context: object) => Promise<{ source?: unknown }>} next
 */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  const values = url.startsWith("file:") && new URL(url).searchParams.get("values");
  if (!values) return loaded;
  const known = JSON.parse(values);
  const source = String(loaded.source).replace(/\{\{(\w+)\}\}/g, (all, name) => known[name] ?? all);
  return { ...loaded, source };
}
