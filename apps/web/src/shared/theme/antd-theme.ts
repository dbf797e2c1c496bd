import { theme, type ThemeConfig } from 'antd'
import { darkPalette, fonts, lightPalette, sizes, type Palette } from './tokens.ts'

type Algorithm = Extract<ThemeConfig['algorithm'], (...seeds: never[]) => unknown>

/** antd derives shades from its seeds; shades in our palette replace them. */
function withPalette(base: Algorithm, palette: Palette): Algorithm {
  return (seed) => ({
    ...base(seed),
    colorPrimary: palette.primary,
    colorPrimaryHover: palette.primaryHover,
    colorPrimaryActive: palette.primaryActive,
    colorPrimaryBg: palette.primarySoft,
    colorPrimaryText: palette.link,
    colorLink: palette.link,
    colorLinkHover: palette.primaryHover,
    colorLinkActive: palette.primaryActive,
    colorError: palette.danger,
    colorErrorHover: palette.dangerHover,
    colorErrorText: palette.danger,
    colorErrorBg: palette.dangerSoft,
    colorErrorBorder: palette.dangerLine,
    colorWarning: palette.warning,
    colorWarningText: palette.warning,
    colorWarningBg: palette.warningSoft,
    colorWarningBorder: palette.warningLine,
    colorInfo: palette.primary,
    colorInfoBg: palette.primarySoft,
    colorSuccess: palette.primary,
    colorSuccessBg: palette.primarySoft,
    colorText: palette.text,
    colorTextSecondary: palette.textSecondary,
    colorTextTertiary: palette.textSecondary,
    colorBgLayout: palette.ground,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.raised,
    colorBgMask: palette.veil,
    colorBorder: palette.controlLine,
    colorBorderSecondary: palette.line,
  })
}

const seeds = (palette: Palette): ThemeConfig['token'] => ({
  colorPrimary: palette.primary,
  colorError: palette.danger,
  colorWarning: palette.warning,
  colorSuccess: palette.primary,
  colorInfo: palette.primary,
  borderRadius: sizes.radius,
  fontSize: sizes.text,
  fontFamily: fonts.sans,
  fontFamilyCode: fonts.mono,
  colorTextPlaceholder: palette.textSecondary,
  colorTextDescription: palette.textSecondary,
  colorTextLightSolid: palette.onPrimary,
})

interface Wishes {
  readonly isDark: boolean
  readonly isCalm: boolean
  readonly isTouched: boolean
}

/** Control heights in pixels for touch screens. */
const touched = { controlHeight: 40, controlHeightSM: 32 }

/** The theme for the system's preferences: dark colours, reduced motion, controls for touch. */
export function antdTheme({ isDark, isCalm, isTouched }: Wishes): ThemeConfig {
  const palette = isDark ? darkPalette : lightPalette
  return {
    algorithm: withPalette(isDark ? theme.darkAlgorithm : theme.defaultAlgorithm, palette),
    token: { ...seeds(palette), motion: !isCalm, ...(isTouched ? touched : {}) },
    components: {
      Button: {
        primaryColor: palette.onPrimary,
        dangerColor: palette.onDanger,
        fontWeight: 400,
        defaultBorderColor: palette.line,
        defaultShadow: 'none',
        primaryShadow: 'none',
      },
      Table: {
        cellFontSizeSM: 13,
        headerColor: palette.textSecondary,
        headerBg: palette.sunken,
        headerSortActiveBg: palette.sunken,
        headerSortHoverBg: palette.line,
        headerSplitColor: palette.sunken,
        bodySortBg: palette.surface,
        rowHoverBg: palette.sunken,
      },
      Tooltip: { colorTextLightSolid: palette.surface, colorBgSpotlight: palette.text },
    },
  }
}
