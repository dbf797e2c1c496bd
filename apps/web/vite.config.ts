import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { themeStyleSheet } from './src/shared/theme/style-sheet.ts'

/** Puts the theme's custom properties into the page itself, so that the first paint has the right colours. */
const themeInPage: Plugin = {
  name: 'theme-in-page',
  transformIndexHtml: () => [{ tag: 'style', children: themeStyleSheet(), injectTo: 'head' }],
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), themeInPage],
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
            {
              name: 'store',
              test: /node_modules\/(@reduxjs|redux|redux-thunk|react-redux|immer|reselect|use-sync-external-store)\//,
            },
          ],
        },
      },
    },
  },
})
