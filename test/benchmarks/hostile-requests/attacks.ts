import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { RawRequest } from './raw-request.ts'

const MEGABYTE = 1024 * 1024
const BOUNDARY = 'boundary'
const UPLOAD = '/api/documentLibrary/uploadSharedDocument'
const LOG_IN = '/api/account/login'

type Header = readonly [string, string]

/** A request that is meant to hold up the server for everybody. */
export interface Attack {
  readonly name: string
  /** The session cookie, for calls that need one. */
  readonly request: (cookie: string) => RawRequest
  /** Whether what it uploads is read afterwards, in the background. */
  readonly isRead?: boolean
}

export const ATTACKS: readonly Attack[] = [
  json('1 MB of "[" to the log-in', '['.repeat(MEGABYTE - 1)),
  json('1 MB of {"a": to the log-in', '{"a":'.repeat(MEGABYTE / 5 - 1)),
  json('1 MB of nested lists to the log-in', nested(MEGABYTE / 2 - 1)),
  json('1 MB of 90,000 keys to the log-in', manyKeys(90_000)),
  json('an e-mail of 900 kB at the log-in', JSON.stringify({ email: 'a@'.repeat(450_000), password: 'x' })),
  json('200 MB of zeros in a gzip body to the log-in', gzipSync(Buffer.alloc(200 * MEGABYTE)), 'gzip'),
  json('64 MB of zeros in a brotli body to the log-in', brotliCompressSync(Buffer.alloc(64 * MEGABYTE)), 'br'),
  json(
    '80,000 preferences',
    JSON.stringify({ preferencesChange: preferences(80_000) }),
    undefined,
    '/api/account/preferences',
  ),
  json(
    'a list of 400,000 texts as grant information',
    grantInfo(400_000),
    undefined,
    '/api/proposals/createManualGrant',
  ),
  json(
    'nested grant information',
    `{"name":"x","grantInfo":${nested(500_000)}}`,
    undefined,
    '/api/proposals/createManualGrant',
  ),
  upload('10 MB of line break and two hyphens', filePart(Buffer.from('\r\n--'.repeat(2.5 * MEGABYTE)))),
  upload('10 MB of almost the boundary', filePart(Buffer.from(`\r\n--${BOUNDARY.slice(0, -1)}!`.repeat(MEGABYTE)))),
  upload('10 MB of line breaks', filePart(Buffer.from('\r\n'.repeat(5 * MEGABYTE)))),
  upload('10 MB of carriage returns', filePart(Buffer.from('\r'.repeat(10 * MEGABYTE)))),
  upload('1.6 MB of head lines in a part', part([`X-Line: ${'y'.repeat(20)}`], 1.6 * MEGABYTE)),
  upload('1.6 MB of short head lines in a part', part(['a:b'], 1.6 * MEGABYTE)),
  upload('8 MB in one head line of a part', Buffer.from(`--${BOUNDARY}\r\nX-Line: ${'y'.repeat(8 * MEGABYTE)}`)),
  upload(
    'a file name of 4 MB',
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${'\\"'.repeat(2 * MEGABYTE)}"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
    ),
  ),
  upload('100,000 empty parts', Buffer.from(`--${BOUNDARY}\r\n\r\n\r\n`.repeat(100_000))),
  upload(
    '100,000 small fields',
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(100_000)),
  ),
  upload(
    '20,000 files',
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n1\r\n`.repeat(20_000),
    ),
  ),
  upload(
    '10 MB before the first part',
    Buffer.concat([Buffer.alloc(10 * MEGABYTE, '\r\n-'), filePart(Buffer.from('a'))]),
  ),
  upload(
    '10 MB after the last part',
    Buffer.concat([filePart(Buffer.from('a')), Buffer.alloc(10 * MEGABYTE, '\r\n--')]),
  ),
  upload(
    'a field of 20 MB',
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="lastModified"\r\n\r\n${'1'.repeat(20 * MEGABYTE)}\r\n--${BOUNDARY}--\r\n`,
    ),
  ),
  upload('a table of 1.5 million rows', csv('a,b\n', 1_500_000), true),
  upload('a table of 1.5 million commas a row', csv(',', 6_000_000), true),
  upload('a text of 3 million words', filePart(words(3_000_000)), true),
  get('a query of 15 kB', `/api/funders/search?search=${'%25'.repeat(5000)}`),
  get('a query of 7,000 fields', `/api/projects/list?${'a&'.repeat(7000)}`),
  get('an address of 7,000 slashes', `/api${'/'.repeat(7000)}x`),
  get('an address of 5,000 escapes', `/api/proposals/${'%2e'.repeat(4500)}`),
  get('a file name of 15 kB', `/${'a-'.repeat(7000)}.js`),
  get('a cookie of 15 kB', '/api/account/me', [['Cookie', 'grantwright_session=; '.repeat(650)]]),
  get(
    '1,900 head lines',
    '/api/account/me',
    Array.from({ length: 1900 }, (): Header => ['a', 'b']),
  ),
  get('15 kB of languages and encodings', '/index.html', [['Accept-Encoding', 'gzip;q=0.1,'.repeat(1300)]]),
  get('15 kB of encodings with spaces', '/api/account/me', [['Accept-Encoding', `gzip${' '.repeat(14_000)}x`]]),
  get('15 kB of known versions', '/api/projects/list', [['If-None-Match', ' '.repeat(14_000)]]),
  get('15 kB of ranges', '/index.html', [['Range', `bytes=${'0-1,'.repeat(3500)}`]]),
  get('15 kB of addresses forwarded for', '/api/account/me', [['X-Forwarded-For', '1,'.repeat(7000)]]),
]

function json(name: string, body: string | Buffer, encoding?: string, path = LOG_IN): Attack {
  const headers = encoding === undefined ? [] : [['Content-Encoding', encoding] as const]
  const type: Header = ['Content-Type', 'application/json']
  return {
    name,
    request: (cookie) => ({ path, headers: [type, ...headers, ['Cookie', cookie]], body: Buffer.from(body) }),
  }
}

function upload(name: string, body: Buffer, isRead = false): Attack {
  const type: Header = ['Content-Type', `multipart/form-data; boundary=${BOUNDARY}`]
  return { name, isRead, request: (cookie) => ({ path: UPLOAD, headers: [type, ['Cookie', cookie]], body }) }
}

function get(name: string, path: string, headers: readonly Header[] = []): Attack {
  const isLoggedIn = headers.some(([header]) => header === 'Cookie')
  return {
    name,
    request: (cookie) => ({ method: 'GET', path, headers: isLoggedIn ? headers : [['Cookie', cookie], ...headers] }),
  }
}

function filePart(bytes: Buffer, fileName = 'a.txt'): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

/** A part with head lines and nothing else, of about `bytes`. */
function part(lines: readonly string[], bytes: number): Buffer {
  const head = `${lines.join('\r\n')}\r\n`
  return Buffer.from(`--${BOUNDARY}\r\n${head.repeat(bytes / head.length)}\r\nx\r\n--${BOUNDARY}--\r\n`)
}

function csv(row: string, count: number): Buffer {
  return filePart(Buffer.from(row.repeat(count)), 'a.csv')
}

function words(count: number): Buffer {
  return Buffer.from(Array.from({ length: count }, (_, index) => index.toString(36)).join(' '))
}

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth)
}

function manyKeys(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])))
}

function preferences(count: number): Record<string, boolean> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, true]))
}

function grantInfo(count: number): string {
  return `{"name":"x","grantInfo":[${Array<string>(count).fill('1').join(',')}]}`
}
