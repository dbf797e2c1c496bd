import { useEffect, useState, type ComponentType } from 'react'
import { useComing } from './Together.tsx'

/** A part of a page whose code is loaded on first use, or earlier with `preload`. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => void }

/**
 * Shows nothing, or `Meanwhile`, until the code is there, and then the part at once. React's own `lazy` suspends, and
 * shows the part at least 300 ms after the fallback, even if the code arrives sooner (FALLBACK_THROTTLE_MS in
 * react-dom). If loading fails, the part throws the error, and the next one loads again.
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
    /** Ignores failures; the part itself reports them. */
    preload: () => void begin().catch(() => undefined),
  })
}
