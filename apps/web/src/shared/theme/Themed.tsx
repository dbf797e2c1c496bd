import { ConfigProvider } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { texts } from '../texts/antd-texts.ts'
import { antdTheme } from './antd-theme.ts'
import { DARK_SCHEME, REDUCED_MOTION, TOUCHED } from './tokens.ts'
import { useMedia } from './use-media.ts'

/** Gives antd's components our look and language. Not around the frame: its pages without them do not load antd. */
export function Themed({ children }: { readonly children: ReactNode }) {
  const isDark = useMedia(DARK_SCHEME)
  const isCalm = useMedia(REDUCED_MOTION)
  const isTouched = useMedia(TOUCHED)
  const theme = useMemo(() => antdTheme({ isDark, isCalm, isTouched }), [isDark, isCalm, isTouched])
  return (
    <ConfigProvider locale={texts.antd} theme={theme} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  )
}
