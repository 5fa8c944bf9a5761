// Made by "npm run libraries" from OpenJDK 17, with changes: do not edit. See ../upstream/readme.md.
package java.lang.annotation;
interface Annotation {
  Class<? extends Annotation> annotationType();
}
