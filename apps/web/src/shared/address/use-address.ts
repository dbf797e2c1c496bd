import { useSearchParams } from 'react-router-dom'

interface Address<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  /** From 1. */
  readonly page: number
  /** Changes these and leaves the others; `replaces` leaves no step back behind. */
  readonly change: (to: Partial<Record<Name, string>>, replaces?: boolean) => void
}

/**
 * What is chosen on a page is in its address, so that a view can be sent to a colleague; what is as usual is left out
 * of it. A change begins with what is there now, which may be ahead of what is shown: one can choose faster than a page
 * follows.
 */
export function useAddress<Name extends string>(
  usual: Readonly<Record<Name | 'page', string>>,
): Address<Name | 'page'> {
  const [params, setParams] = useSearchParams()
  const values = valuesIn(params, usual)
  return {
    values,
    page: Math.max(1, Math.trunc(Number(values.page)) || 1),
    change: (to, replaces = false) => {
      const wanted = { ...valuesIn(new URLSearchParams(window.location.search), usual), ...to }
      setParams(withoutUsual(wanted, usual), { replace: replaces })
    },
  }
}

function valuesIn<Name extends string>(params: URLSearchParams, usual: Readonly<Record<Name, string>>) {
  const entries = Object.entries<string>(usual).map(([name, value]) => [name, params.get(name) ?? value])
  return Object.fromEntries(entries) as Record<Name, string>
}

export function withoutUsual(wanted: Readonly<Record<string, string>>, usual: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => value !== usual[name]))
}
