import { readdir } from 'node:fs/promises'

/** Tests that show pages. They need a window before React is loaded; `npx mocha` without a file runs them among all others. */
const PAGES = /(^|[\\/])test([\\/]web([\\/](pages|editor)\b.*)?)?[\\/]?$/
const SCREENS = new URL('../../apps/web/src/pages/', import.meta.url)

const named = process.argv.slice(2).filter((argument) => /(^|[\\/])test\b/.test(argument))
if (named.length === 0 || named.some((path) => PAGES.test(path))) {
  await import('../web/pages/dom.ts')
  // Loaded here, where nothing waits for a screen to be shown.
  const screens = (await readdir(SCREENS)).filter((name) => name.endsWith('.tsx'))
  await Promise.all(screens.map((name) => import(new URL(name, SCREENS).href)))
}
