import { inApp } from '../shared/runtime-config.ts'

/** Milliseconds between two looks, each when somebody comes back to the page. */
const PAUSE = 10 * 60_000

/** Tells once the server has the page of another release than this one is. Answers what ends the watching. */
export function watchRelease(tell: () => void): () => void {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
  let askedAt = Date.now()
  const look = async () => {
    askedAt = Date.now()
    const page = await indexPage()
    if (own && page.includes('id="runtime-config"') && !page.includes(own)) tell()
  }
  const lookAgain = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > PAUSE) void look()
  }
  // Code that is gone is the first sign of another release.
  const lookNow = () => void look()
  document.addEventListener('visibilitychange', lookAgain)
  window.addEventListener('vite:preloadError', lookNow)
  return () => {
    document.removeEventListener('visibilitychange', lookAgain)
    window.removeEventListener('vite:preloadError', lookNow)
  }
}

/** Empty where it can't be had. */
async function indexPage(): Promise<string> {
  try {
    const answer = await fetch(inApp('/'), { cache: 'no-store', headers: { accept: 'text/html' } })
    return answer.ok ? await answer.text() : ''
  } catch {
    return ''
  }
}
