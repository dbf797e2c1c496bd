import { text } from 'node:stream/consumers'
import { installMissingChromium } from './install-chromium.ts'
import { serveChromium } from './chromium.ts'

// Says where the browser is and keeps it until standard input ends: so it goes with who started it, however that ends.
await installMissingChromium()
const browser = await serveChromium()
console.log(browser.wsEndpoint())
await text(process.stdin)
await browser.close()
