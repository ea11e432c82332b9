/** What the app fetches once at start-up. Field names are the original's. */
export interface Init {
  ads: InitAd[];
  websiteCategories: { id: number; name: string; slug: string; _count: { websites: number } }[];
  locations: { id: number; slug: string; name: string }[];
  announcementBanner: {
    id: number;
    text: string;
    href: string | null;
    label: string | null;
  } | null;
}

/** An ad that runs now. `href` is its counted link, `/go/{hash}`; `picture` the key of its image. */
export interface InitAd {
  id: number;
  slot: string;
  title: string;
  text: string;
  href: string | null;
  picture: string | null;
}
