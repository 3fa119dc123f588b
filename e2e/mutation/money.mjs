/** The server's features that decide about money. */
export const moneyFeatures = ['bag', 'orders', 'payment', 'easy-pay', 'returns', 'gift-card']
