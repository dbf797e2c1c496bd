const BOLD = /bold|black|heavy|demi|semibd|(^|[-, ])(bd|hv|sb)\b/i
const ITALIC = /italic|oblique|(^|[-, ])it\b|slanted/i
const PICTURES = /wingdings|webdings|dingbat|marlett/i

export const isBoldName = (name: string): boolean => BOLD.test(name)
export const isItalicName = (name: string): boolean => ITALIC.test(name)
export const isPictureName = (name: string): boolean => PICTURES.test(name)
