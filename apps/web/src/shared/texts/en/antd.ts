import type { Locale } from 'antd/es/locale'

/** What the components of antd say by themselves: a part of its own file for the language. */
export const antd: Locale = {
  locale: 'en',
  global: { close: 'Close' },
  Empty: { description: 'No data' },
}
