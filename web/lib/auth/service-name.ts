/** A name of the operator's as it stands on a button: `linkedin_oidc` is `Linkedin`. */
export const serviceName = (name: string): string => {
  const words = name.replace(/_oidc$/, '').replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
