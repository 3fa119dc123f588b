import { passwordCost } from '../sign-in/passwords.ts'

// The least that argon2 takes.
Object.assign(passwordCost, { memoryCost: 8, timeCost: 1 })
