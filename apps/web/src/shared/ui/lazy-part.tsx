import { useEffect, useState, type ComponentType } from 'react'
import { useComing } from './Together.tsx'

/** A part of a page whose code is loaded when it is first needed, or ahead of that. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => void }

/**
 * Shows nothing, or what is given for it, until the code is there, and then the part at once: what suspends, as React's own `lazy` does, is shown no
 * sooner than 300 ms after the fallback, however soon its code comes (FALLBACK_THROTTLE_MS in react-dom). Code that could
 * not be loaded is the error of the part that needs it, and is asked for again by the next one.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const begin = async () => (loaded ??= await load())

  function Lazy(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part === undefined)
        begin().then(
          (part) => setPart(() => part),
          (error: unknown) =>
            setPart(() => {
              throw error
            }),
        )
    }, [Part])
    useComing(Part === undefined)
    if (Part === undefined) return Meanwhile !== undefined && <Meanwhile {...props} />
    return <Part {...props} />
  }

  return Object.assign(Lazy, {
    /** Failures are shown where the part is needed, not here. */
    preload: () => void begin().catch(() => undefined),
  })
}
