-- Who has a site, by its address: a claim begins with finding the profile.
CREATE INDEX profile_url ON profile (url) WHERE url IS NOT NULL;
