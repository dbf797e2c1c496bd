import { expect } from 'chai'
import { deviceName } from '../../../core/accounts/sessions/device-name.ts'

const AGENTS: Readonly<Record<string, string>> = {
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox on Windows',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0':
    'Edge on Windows',
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36':
    'Chrome on ChromeOS',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36':
    'Chrome on Android',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15':
    'Safari on Mac',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1':
    'Safari on iPhone',
  'Something on Linux': 'A browser on Linux',
  'curl/8.5': 'Another program',
  '': 'Another program',
}

describe('the name of a device', () => {
  for (const [agent, name] of Object.entries(AGENTS))
    it(`is "${name}" for ${agent === '' ? 'nothing' : agent.slice(0, 60)}`, () => {
      expect(deviceName(agent)).to.equal(name)
    })

  it('is found in a bounded part of what was sent', () => {
    expect(deviceName(`${'x'.repeat(100_000)} Firefox/1`)).to.equal('Another program')
  })
})
