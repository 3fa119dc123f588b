export { type ListeningSandbox, listeningSandbox, testWaiting } from '../src/testing/sandbox.ts'
