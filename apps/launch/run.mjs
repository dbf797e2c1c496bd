import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inProject, projectFolder } from './project.mjs'

/** Runs a program and collects what it prints, both streams in the order of arrival. Never throws: a program that cannot start has code 127. */
export function collect(command, args, options = {}) {
  return new Promise((resolve) => {
    const pieces = []
    const child = spawn(command, args, { cwd: projectFolder, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (piece) => pieces.push(piece))
    child.stderr.on('data', (piece) => pieces.push(piece))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString() }))
  })
}

/**
 * Runs a program that prints to our standard error (standard output stays free for results) and returns its exit code.
 */
export function show(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectFolder, stdio: ['ignore', 2, 2], ...options })
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Command and arguments that run npm: the very one that started us, where it did. */
export function npm(args) {
  const cli = process.env.npm_execpath ?? ''
  if (cli.endsWith('npm-cli.js') && existsSync(cli)) return [process.execPath, [cli, ...args]]
  return process.platform === 'win32' ? ['cmd', ['/c', 'npm', ...args]] : ['npm', args]
}

/** Command and arguments that run a tool of node_modules by its file, without a process of npx between. */
export const tool = (file, args) => [process.execPath, [inProject(`node_modules/${file}`), ...args]]
