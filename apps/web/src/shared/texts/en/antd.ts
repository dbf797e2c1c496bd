import type { Locale } from 'antd/es/locale'

/** Texts of antd's components: part of antd's own file for the language. */
export const antd: Locale = {
  locale: 'en',
  global: { close: 'Close' },
  Empty: { description: 'No data' },
}
