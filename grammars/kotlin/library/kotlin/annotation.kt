package kotlin.annotation

annotation class Target
annotation class Retention
annotation class Repeatable
annotation class MustBeDocumented
enum class AnnotationTarget { CLASS, ANNOTATION_CLASS, TYPE_PARAMETER, PROPERTY, FIELD, LOCAL_VARIABLE, VALUE_PARAMETER, CONSTRUCTOR, FUNCTION, PROPERTY_GETTER, PROPERTY_SETTER, TYPE, EXPRESSION, FILE, TYPEALIAS }
enum class AnnotationRetention { SOURCE, BINARY, RUNTIME }
