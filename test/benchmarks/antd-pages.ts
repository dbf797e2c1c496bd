import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const sources = fileURLToPath(new URL('yardsticks/antd-pages', import.meta.url))
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** The yardstick pages, which are on antd alone, on a server of their own. */
export interface AntdPages {
  readonly url: string
  close(): Promise<void>
}

async function buildPages(): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-antd-'))
  try {
    const input = ['login.html', 'projects.html'].map((page) => join(sources, page))
    await build({
      configFile: false,
      root: sources,
      plugins: [react()],
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, target: 'es2022', rolldownOptions: { input } },
    })
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    return new Map(
      files
        .filter((file) => file.isFile())
        .map((file) => join(file.parentPath, file.name))
        .map((path) => [path.slice(folder.length), brotliCompressSync(readFileSync(path))]),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Builds both pages with the bundler of the web app and serves them compressed; `/projects.json` lists 100 projects. */
export async function openAntdPages(): Promise<AntdPages> {
  const pages = await buildPages()
  const projects = Array.from({ length: 100 }, (_, one) => ({
    id: String(one),
    name: `Project ${one}`,
    createdAt: '21 Nov 2026',
  }))
  pages.set('/projects.json', brotliCompressSync(JSON.stringify(projects)))
  const server = createServer(({ url = '/' }, response) => {
    const bytes = pages.get(url)
    if (!bytes) return void response.writeHead(404).end()
    response
      .writeHead(200, { 'content-type': types[extname(url)] ?? 'text/plain', 'content-encoding': 'br' })
      .end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
