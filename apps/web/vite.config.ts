import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { themeStyleSheet } from './src/shared/theme/style-sheet.ts'

/** Puts the theme's custom properties into the page itself, so that the first paint has the right colours. */
const themeInPage: Plugin = {
  name: 'theme-in-page',
  transformIndexHtml: () => [{ tag: 'style', children: themeStyleSheet(), injectTo: 'head' }],
}

const WORKER = 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'

/** Vite itself loses the worker of pdf.js, without failing, where the project lies below a folder with a "#" in its name. */
const pdfWorker: Plugin = {
  name: 'pdf-worker',
  apply: 'build',
  enforce: 'pre',
  transform(code) {
    const address = `new URL('${WORKER}', import.meta.url).href`
    if (!code.includes(address)) return null
    const source = readFileSync(createRequire(import.meta.url).resolve(WORKER))
    const file = this.emitFile({ type: 'asset', name: 'pdf.worker.min.mjs', source })
    return { code: code.replace(address, `import.meta.ROLLUP_FILE_URL_${file}`), map: null }
  },
}

const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|redux|redux-thunk|react-redux|immer|reselect|use-sync-external-store)\/|rolldown\/runtime/

/** What the screens before log-in need too: no antd, and nothing of texts that are written or counted. */
const everyScreen =
  /apps\/web\/src\/(shared\/(texts\/(texts|en\/every-page)|theme\/tokens|reporting\/(report-problem|route-of)|ui\/(base|lazy-part|Notice|TextField|EmptyState|Skeletons|Brand|LoadState|use-document-title)|(?!(?:admin-paths|announce|cache-entry|kept-files|focus-keeper|use-keys|proxy-answer)\.ts)[^/]+\.ts$)|features\/accounts\/(?!typed-before)|pages\/LoginPage|app\/([Ff]rame|ErrorBoundary|ErrorPages))|vite\/preload-helper/

/** The frame of all screens after log-in, and the screens where one arrives: no antd. */
const loggedInScreens =
  /apps\/web\/src\/(app\/(LoggedInFrame|NavigationMenu)|pages\/(ProjectsPage|HomePage)|features\/projects\/(endpoints|ProjectCards|UnderWay)|shared\/(pipeline\/(Deadline|zoned-time|amounts)|texts\/(pipeline-texts|application-texts|en\/(pipeline|deadlines))|ui\/(EntityCard|Timestamp|Tag|TimeAgo|TextBlock|LinkButton)|formatting\/))|core\/shared\/(id|zoned-time)\.ts/

/** What of antd most pages have. */
const controls =
  /apps\/web\/src\/shared\/theme\/Themed|node_modules\/antd\/es\/(button|config-provider|checkbox|drawer|dropdown|input|menu|modal|segmented|select|skeleton|space|spin|tabs|tooltip)\/|node_modules\/@ant-design\/icons\//

/** What texts are read and changed with, on whatever page. */
const reading =
  /apps\/web\/src\/(shared\/(ui\/(Prose|ActionMenu|CopyButton|Dialog|DownloadMenu|EditableName|PassingNote|Select|RemoveModal|Collapsible)|editor\/(EditableText|BesideText|copy-markdown|HistoryButton|read-markdown|Changes)|sources\/SourceChips|placeholders\/|money\/AmountInput|texts\/editing-texts|writing-service\/))|core\/(languages\/language-of-text|shared\/(answer-warning|intricate-markdown))/

/** The page of an application as it opens, with the parts that it loads when its questions are there. */
const desk =
  /apps\/web\/src\/(pages\/ProposalPage|features\/proposals\/(todo\/|card\/(OutdatedMark|EarlierAnswers|DocumentPassages|StillNeeded|QuestionActions)|proofreading\/|gaps\/|form-beside\/FormDoubt))/

/** Code that every page after log-in loads once it is shown. */
const afterFirstPage =
  /apps\/web\/src\/(app\/(after-first-page|SearchKeys|NewRelease|survive-translation|work-ends)|shared\/(announce|kept-files|focus-keeper|use-keys|proxy-answer)\.ts|shared\/ui\/dropped-files)/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), themeInPage, pdfWorker],
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: libraries, priority: 6 },
            { name: 'base', test: everyScreen, priority: 5 },
            { name: 'logged-in', test: loggedInScreens, priority: 4 },
            { name: 'after-first-page', test: afterFirstPage, priority: 4 },
            { name: 'controls', test: controls, priority: 3 },
            { name: 'reading', test: reading, priority: 2 },
            { name: 'desk', test: desk, priority: 1 },
          ],
        },
      },
    },
  },
})
