'use client'

/** The shop around the widgets of a React application. */
export { ShopProvider, type ShopProviderProps } from '../src/kit/provider.tsx'
