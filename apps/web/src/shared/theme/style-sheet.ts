import { DARK_SCHEME, darkPalette, fonts, lightPalette, sizes, type Palette } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function declarations(prefix: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${kebab(name)}:${value}`)
    .join(';')
}

const colours = (palette: Palette) => declarations('', { ...palette })
const lengths = Object.fromEntries(Object.entries(sizes).map(([name, pixels]) => [name, `${pixels}px`]))

/** The tokens as custom properties for all style sheets, and the styles of the page before the app runs. */
export function themeStyleSheet(): string {
  return [
    `:root{color-scheme:light dark;${declarations('font-', fonts)};${declarations('size-', lengths)};--lift:0 1px 2px var(--shadow)}`,
    // What stands on a printed page is on white in a dark scheme, too.
    `:root,[data-paper]{${colours(lightPalette)}}`,
    `@media ${DARK_SCHEME}{:root{${colours(darkPalette)}}}`,
    'body{margin:0;background:var(--ground);color:var(--text);font:14px/1.5 var(--font-sans);font-variant-numeric:tabular-nums}',
    // No margin at the top: it would be the body's, and the whole page would jump when the app takes its place.
    '.boot{margin:0;padding-top:40vh;text-align:center;color:var(--text-secondary);font:600 18px var(--font-sans)}',
  ].join('\n')
}
