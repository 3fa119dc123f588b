import { afterAll } from 'vitest'
import { lastFrames } from './last-frames.ts'

// A test file that used fake timers leaves the function of an earlier file's window behind.
const nextFrame = globalThis.requestAnimationFrame

afterAll(() => lastFrames(nextFrame))
