import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { theme } from 'antd'
import { expect } from 'chai'
import { antdTheme } from '../../apps/web/src/shared/theme/antd-theme.ts'
import { darkPalette, lightPalette, type Palette } from '../../apps/web/src/shared/theme/tokens.ts'

/** WCAG 2.2, success criteria 1.4.3 and 1.4.11. */
const TEXT_CONTRAST = 4.5
const CONTROL_CONTRAST = 3

type Colour = keyof Palette

const GROUNDS: readonly Colour[] = ['ground', 'surface', 'raised', 'sunken']

/** What may be written on what; a style sheet that sets both may use no other pair. */
const TEXT_ON: Partial<Record<Colour, readonly Colour[]>> = {
  text: [...GROUNDS, 'primarySoft', 'dangerSoft', 'warningSoft'],
  textSecondary: [...GROUNDS, 'primarySoft'],
  link: [...GROUNDS, 'primarySoft'],
  primary: ['surface', 'primarySoft'],
  danger: ['ground', 'surface', 'raised', 'dangerSoft'],
  warning: ['surface', 'warningSoft'],
  surface: ['warning'],
  onPrimary: ['primary', 'primaryHover', 'primaryActive'],
  onDanger: ['danger', 'dangerHover'],
  onHighlight: ['highlight'],
}

const CONTROLS_ON: Partial<Record<Colour, readonly Colour[]>> = { controlLine: ['ground', 'surface', 'raised'] }

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function belowContrast(palette: Palette, pairs: typeof TEXT_ON, least: number): string[] {
  const all = Object.entries(pairs) as [Colour, readonly Colour[]][]
  return all
    .flatMap(([front, backs]) => backs.map((back) => ({ front, back, ratio: contrast(palette[front], palette[back]) })))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`)
}

const web = fileURLToPath(new URL('../../apps/web/src/', import.meta.url))
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).map((path) => join(web, path))
const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** `text on ground` for each rule of our style sheets that sets both colours. */
function pairsInStyleSheets(): string[] {
  const rules = files.filter((path) => path.endsWith('.css')).flatMap((path) => readFileSync(path, 'utf8').split('}'))
  return rules.flatMap((rule) => {
    const front = /[\s;{]color: var\(--([a-z-]+)\)/.exec(rule)?.[1]
    const back = /background(?:-color)?: var\(--([a-z-]+)\)/.exec(rule)?.[1]
    return front && back ? [`${camelCase(front)} on ${camelCase(back)}`] : []
  })
}

describe('the contrast of colours', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).to.equal(21)
    expect(contrast('#777777', '#FFFFFF')).to.be.closeTo(4.48, 0.01)
  })

  for (const [name, palette, isDark] of [
    ['light', lightPalette, false],
    ['dark', darkPalette, true],
  ] as const) {
    it(`is enough for text and controls in ${name} colours`, () => {
      expect(belowContrast(palette, TEXT_ON, TEXT_CONTRAST)).to.deep.equal([])
      expect(belowContrast(palette, CONTROLS_ON, CONTROL_CONTRAST)).to.deep.equal([])
    })

    it(`is enough in what antd makes of the ${name} colours`, () => {
      const token = theme.getDesignToken(antdTheme({ isDark, isCalm: true, isTouched: false }))
      const texts = [
        'colorText',
        'colorTextSecondary',
        'colorTextTertiary',
        'colorTextPlaceholder',
        'colorLink',
      ] as const
      const grounds = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated'] as const
      const faint = texts.flatMap((text) =>
        grounds
          .filter((ground) => contrast(token[text], token[ground]) < TEXT_CONTRAST)
          .map((ground) => [text, ground]),
      )

      expect(faint).to.deep.equal([])
      expect(contrast(palette.onPrimary, token.colorPrimary)).to.be.at.least(TEXT_CONTRAST)
      expect(contrast(token.colorErrorText, token.colorErrorBg)).to.be.at.least(TEXT_CONTRAST)
      expect(contrast(token.colorWarningText, token.colorWarningBg)).to.be.at.least(TEXT_CONTRAST)
      for (const state of ['Success', 'Warning', 'Error'] as const)
        expect(contrast(token[`color${state}`], token[`color${state}Bg`]), `tag: ${state}`).to.be.at.least(
          TEXT_CONTRAST,
        )
    })
  }

  it('is known of every pair that our style sheets set', () => {
    const known = Object.entries(TEXT_ON).flatMap(([front, backs]) => backs.map((back) => `${front} on ${back}`))
    const pairs = pairsInStyleSheets()

    expect(pairs.length).to.be.greaterThan(15)
    expect([...new Set(pairs)].filter((pair) => !known.includes(pair))).to.deep.equal([])
  })

  it('is decided by the palettes alone: no other file of the web app holds a colour', () => {
    const literal = /#[0-9a-f]{3,8}\b(?=[\s;'")])|rgba?\(|hsla?\(/i
    const others = files.filter((path) => /\.(css|tsx?)$/.test(path) && !path.endsWith('tokens.ts'))

    expect(others.filter((path) => literal.test(readFileSync(path, 'utf8')))).to.deep.equal([])
  })
})
