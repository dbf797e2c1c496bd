import { createHook } from 'node:async_hooks'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { screen } from '@testing-library/dom'
import { expect } from 'chai'
import { createElement, Suspense, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ErrorBoundary } from '../../../apps/web/src/app/ErrorBoundary.tsx'
import { lazyUnlessLoaded } from '../../../apps/web/src/app/screens.ts'
import { lazyPart } from '../../../apps/web/src/shared/ui/lazy-part.tsx'

const WEB = fileURLToPath(new URL('../../../apps/web/src/', import.meta.url))

const Terms = () => 'The terms'

/** The milliseconds of the timers by which React puts off showing what had to wait for its code. */
class TimersOfReact {
  readonly milliseconds: number[] = []
  private readonly hook = createHook({
    init: (_id, type, _trigger, timer) => {
      if (type === 'Timeout' && setterOf(new Error().stack).includes('react-dom'))
        this.milliseconds.push((timer as { _idleTimeout: number })._idleTimeout)
    },
  })

  constructor() {
    this.hook.enable()
  }

  stop(): void {
    this.hook.disable()
  }
}

/** The frame that follows the last one of Node's timers. */
const setterOf = (stack = '') => /node:timers[^\n]*\n(?![^\n]*node:timers)([^\n]*)/.exec(stack)?.[1] ?? ''

describe('lazily loaded code', () => {
  let root: Root
  let timers: TimersOfReact

  beforeEach(() => {
    const element = document.createElement('div')
    document.body.append(element)
    root = createRoot(element, { onCaughtError: () => undefined })
    timers = new TimersOfReact()
  })

  afterEach(() => {
    timers.stop()
    root.unmount()
    document.body.replaceChildren()
  })

  const show = (part: ReactNode) => root.render(createElement(Suspense, { fallback: 'Loading…' }, part))

  it('shows a part of a page as soon as its code is there', async () => {
    let arrive: (part: typeof Terms) => void = () => undefined
    const code = new Promise<typeof Terms>((resolve) => (arrive = resolve))
    const Part = lazyPart(() => code)
    show(['Before it. ', createElement(Part, { key: 'part' })])
    await screen.findByText('Before it.')
    arrive(Terms)

    await screen.findByText('Before it. The terms')
    expect(timers.milliseconds).to.deep.equal([])
  })

  it('shows a page at once when its code was loaded ahead', async () => {
    const { Screen, preload } = lazyUnlessLoaded(async () => ({ default: Terms }))
    await preload()
    show(createElement(Screen))

    await screen.findByText('The terms')
    expect(timers.milliseconds).to.deep.equal([])
  })

  it('loads a page that could not be loaded again at the next visit', async () => {
    let tries = 0
    const { Screen } = lazyUnlessLoaded(async () => {
      if (tries++ === 0) throw new Error('Failed to fetch dynamically imported module')
      return { default: Terms }
    })
    const visit = (key: string) =>
      show(createElement(ErrorBoundary, { key, place: key, children: createElement(Screen) }))
    visit('first')
    await screen.findByRole('alert')
    visit('second')

    await screen.findByText('The terms')
  })

  it('is left to React in one file alone', () => {
    const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
    const withLazy = sources.filter((path) => /\blazy\b[^}]*} from 'react'/.test(readFileSync(join(WEB, path), 'utf8')))

    expect(withLazy).to.deep.equal([join('app', 'screens.ts')])
  })
})
