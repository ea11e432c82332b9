/** Who a provider says that somebody is. */
export interface ProviderPerson {
  id: string;
  name: string;
  email: string;
  isVerified: boolean;
}
