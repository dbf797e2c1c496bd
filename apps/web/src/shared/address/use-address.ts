import { useSearchParams } from 'react-router-dom'

interface Address<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  /** From 1. */
  readonly page: number
  /** Changes these parameters and keeps the others; `replaces` replaces the entry in the browser's history. */
  readonly change: (to: Partial<Record<Name, string>>, replaces?: boolean) => void
}

/**
 * Keeps a page's selection in its address, without defaults, so that people can share a view. Each change starts from
 * the current address, which may be ahead of the rendered page when people select quickly.
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
