/** The colours of the interface, defined only here. */
export interface Palette {
  readonly primary: string
  readonly primaryHover: string
  readonly primaryActive: string
  /** Text on a primary surface. */
  readonly onPrimary: string
  readonly primarySoft: string
  readonly link: string
  readonly danger: string
  readonly dangerHover: string
  readonly onDanger: string
  readonly dangerSoft: string
  readonly dangerLine: string
  readonly warning: string
  readonly warningSoft: string
  readonly warningLine: string
  readonly ground: string
  readonly surface: string
  readonly raised: string
  readonly sunken: string
  readonly text: string
  readonly textSecondary: string
  readonly line: string
  /** Outline of a control, with a contrast of at least 3:1 to its surroundings. */
  readonly controlLine: string
  readonly highlight: string
  readonly onHighlight: string
  readonly shadow: string
  readonly veil: string
}

export const lightPalette: Palette = {
  primary: '#1B6B57',
  primaryHover: '#155846',
  primaryActive: '#0F4537',
  onPrimary: '#FFFFFF',
  primarySoft: '#E6F0EC',
  link: '#1B6B57',
  danger: '#B3261E',
  dangerHover: '#931D16',
  onDanger: '#FFFFFF',
  dangerSoft: '#FBECEA',
  dangerLine: '#E9B9B5',
  warning: '#8A5A00',
  warningSoft: '#FBF3E0',
  warningLine: '#E8D3A2',
  ground: '#F7F6F2',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#F1EFE9',
  text: '#1F2421',
  textSecondary: '#5A625D',
  line: '#E4E1D9',
  controlLine: '#888E89',
  highlight: '#F8E9A9',
  onHighlight: '#1F2421',
  shadow: 'rgba(31, 36, 33, 0.14)',
  veil: 'rgba(31, 36, 33, 0.45)',
}

export const darkPalette: Palette = {
  primary: '#6CC2A6',
  primaryHover: '#86D0B8',
  primaryActive: '#56AE92',
  onPrimary: '#0D1C17',
  primarySoft: '#1D302A',
  link: '#7CCBB1',
  danger: '#F2867D',
  dangerHover: '#F6A19A',
  onDanger: '#2A0806',
  dangerSoft: '#37201E',
  dangerLine: '#6B3733',
  warning: '#E3B55C',
  warningSoft: '#312917',
  warningLine: '#5E4D24',
  ground: '#161A18',
  surface: '#1E2321',
  raised: '#272D2A',
  sunken: '#191E1C',
  text: '#E8EAE6',
  textSecondary: '#A9B0AB',
  line: '#343B37',
  controlLine: '#78817B',
  highlight: '#5C5122',
  onHighlight: '#F7F3DF',
  shadow: 'rgba(0, 0, 0, 0.5)',
  veil: 'rgba(0, 0, 0, 0.6)',
}

/** Cameras need dark modules on a light ground, even in a dark scheme. */
export const machineReadable = { front: '#000000', ground: '#FFFFFF' } as const

export const fonts = {
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
  serif: "Charter, 'Bitstream Charter', 'Iowan Old Style', 'Sitka Text', Cambria, Georgia, serif",
  mono: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
} as const

/** Sizes in pixels. */
export const sizes = { text: 14, prose: 17, radius: 8, content: 1120, bar: 48, card: 20 } as const

export const DARK_SCHEME = '(prefers-color-scheme: dark)'
export const TOUCHED = '(max-width: 720px), (pointer: coarse)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
