import { useEffect } from 'react'
import { runtimeConfig } from '../shared/runtime-config.ts'
import { useSession } from '../shared/session.ts'

/** A configured support widget is there from log-in to log-out. */
export function useSupportWidget(): void {
  const email = useSession().user?.email ?? null
  useEffect(() => {
    const { supportWidget } = runtimeConfig
    if (supportWidget === null || email === null) return
    const opened = import('./support-widget.ts').then((widget) => widget.openSupportWidget(supportWidget, email))
    return () => void opened.then((close) => close()).catch(() => undefined)
  }, [email])
}
