import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core'

const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

/** The path of an installed Chromium or Chrome: `CHROME_PATH`, the one Playwright downloaded, or the system's. */
export async function findChromium(): Promise<string> {
  const places = [process.env.CHROME_PATH, chromium.executablePath(), ...(usualPlaces[process.platform] ?? [])]
  const found = places.find((place) => place && existsSync(place))
  if (!found) throw new Error('No Chromium found. Install Chromium or Chrome, or name its path in CHROME_PATH.')
  return found
}

/** A page lives for a second or two: optimising its scripts costs more than it saves. */
const NOT_OPTIMISED = '--js-flags=--no-opt,--no-maglev'

const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic']

async function launchOptions(): Promise<LaunchOptions> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return {
    executablePath: await findChromium(),
    args: ['--no-first-run', '--disable-gpu', NOT_OPTIMISED, ...QUIET, ...asRoot],
  }
}

/** Starts a headless browser that talks to nobody but the pages it is told to open. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await launchOptions())
}

/** Starts one for several processes, which connect to its `wsEndpoint()`. */
export async function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer(await launchOptions())
}

/** The browser of this test run, which closes only what is opened here; one of our own where the run has none. */
export async function openChromium(): Promise<Browser> {
  const shared = process.env.TEST_BROWSER
  return shared ? chromium.connect(shared) : launchChromium()
}
