import { createRequire } from 'node:module'
import { Window } from 'happy-dom'

/** Node's own are kept: requests are made by Node, so what they carry must be Node's as well. */
const KEPT = new Set([
  ...['fetch', 'Request', 'Response', 'Headers', 'FormData', 'Blob', 'File', 'AbortController', 'AbortSignal'],
  ...['URL', 'URLSearchParams', 'BroadcastChannel', 'performance', 'crypto', 'console', 'DOMException'],
])
/** Node has these too, but what is dispatched to an element must belong to the element's window. */
const REPLACED = new Set(['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'Storage', 'navigator'])

/**
 * The window in which pages are shown in this process. It has to be there before React and antd, which look for it as they
 * are loaded: test processes load this file ahead of all others. Nothing moves in it: movements end with style sheets alone. Where
 * modules are loaded both ways, the second one finds the window of the first.
 */
export const dom =
  (globalThis as unknown as { readonly window?: Window }).window ??
  new Window({
    url: 'https://grants.example.org/',
    width: 1280,
    height: 900,
    settings: { device: { prefersReducedMotion: 'reduce' } },
  })

function provide(name: string): void {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => (dom as unknown as Record<string, unknown>)[name],
    set: (value) => Object.defineProperty(globalThis, name, { configurable: true, writable: true, value }),
  })
}

function namesOf(window: object): Set<string> {
  const names = new Set<string>()
  for (let at: object | null = window; at && at !== Object.prototype; at = Object.getPrototypeOf(at) as object | null)
    for (const name of Object.getOwnPropertyNames(at)) if (/^[a-zA-Z]/.test(name)) names.add(name)
  return names
}

for (const name of namesOf(dom))
  if (!KEPT.has(name) && (REPLACED.has(name) || !Object.hasOwn(globalThis, name))) provide(name)
Object.defineProperty(globalThis, 'window', { configurable: true, value: dom })

/** A page that is left open must not keep the process. */
const NodeChannel = globalThis.BroadcastChannel
globalThis.BroadcastChannel = class extends NodeChannel {
  constructor(name: string) {
    super(name)
    ;(this as unknown as { unref(): void }).unref()
  }
}

/** React makes one of a form element that is submitted, which Node's does not know; the app reads none of them. */
const NodeFormData = globalThis.FormData
globalThis.FormData = class extends NodeFormData {
  constructor() {
    super()
  }
}

/** For a task of its own, antd opens a channel that it never closes: one of Node's would keep the process. */
globalThis.MessageChannel = class {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null }
  readonly port2 = { postMessage: (data: unknown) => setImmediate(() => this.port1.onmessage?.({ data })) }
} as unknown as typeof MessageChannel

/** Text areas that grow with their text compute with these lengths. */
const lengthOr = (property: string, value: string) => value || (/^(padding|border)-/.test(property) ? '0px' : '')

/**
 * Whether something is shown is told by its own attributes. No style sheet of ours is loaded, and to look through those of
 * antd for every element takes ten times as long.
 */
dom.getComputedStyle = ((element: HTMLElement) =>
  new Proxy(element.style, {
    get: (style, name) => {
      if (name === 'display' && element.hidden) return 'none'
      if (name === 'getPropertyValue') return (property: string) => lengthOr(property, style.getPropertyValue(property))
      const value: unknown = Reflect.get(style, name)
      return typeof value === 'function' ? (value as () => unknown).bind(style) : (value ?? '')
    },
  })) as unknown as typeof dom.getComputedStyle

/** antd finds its styles written, as if a style sheet held them: to make them for every page takes a tenth of the time. */
interface StyleSheets {
  reset(paths: Readonly<Record<string, string>>): void
}
const packagesOfAntd = createRequire(createRequire(import.meta.url).resolve('antd'))
const { reset } = packagesOfAntd('@ant-design/cssinjs/lib/util/cacheMapUtil') as StyleSheets
reset(new Proxy({}, { get: () => 'written' }))
