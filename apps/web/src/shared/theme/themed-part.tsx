import type { ComponentType } from 'react'
import { lazyPart, type LazyPart } from '../ui/lazy-part.tsx'

/** As `lazyPart`, of components of antd on a page or in a frame that has none: their theme is loaded with it. */
export function themedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return lazyPart<Props>(async () => {
    const [Part, { Themed }] = await Promise.all([load(), import('./Themed.tsx')])
    return (props: Props) => (
      <Themed>
        <Part {...props} />
      </Themed>
    )
  })
}
