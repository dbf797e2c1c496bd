export interface MemoryReasons {
  'memory.not-found': null
  'memory.text-required': null
}
